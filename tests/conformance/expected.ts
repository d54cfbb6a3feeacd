// What is known about the official suite: everything in it that proves nothing about a server, or cannot be passed, with the reason.

/** A scenario that runs, and of which no check says anything about this server. */
export type Unjudged = { revision: string; scenario: string; because: string };

/** Every such scenario. One that is missing here, or that begins to judge, fails the run. */
export const unjudged: readonly Unjudged[] = [
  {
    revision: '2026-07-28',
    scenario: 'tasks-status-notifications',
    because: 'the suite skips it always: it does not read subscriptions/listen yet',
  },
  {
    revision: '2025-11-25',
    scenario: 'server-sse-polling',
    because: 'pending in the suite: needs a server that stores events and closes a stream early, which is optional',
  },
];

/** A check that is neither passed nor failed, inside a scenario that judges. */
export type Remark = { revision: string; scenario: string; check: string; status: 'INFO' | 'SKIPPED' | 'WARNING'; because: string };

/** Every such check. */
export const remarks: readonly Remark[] = [
  {
    revision: '2026-07-28',
    scenario: 'server-sse-multiple-streams',
    check: 'server-sse-streams-functional',
    status: 'INFO',
    because: 'three lists at once are answered as JSON, and a stream is optional; the check before it judges that all three were served',
  },
];

/** Names beginning with `test_` in the suite that are no tool, prompt or resource of this server. */
export const absentFixtures: Readonly<Record<string, string>> = {
  test_reconnection: 'only server-sse-polling calls it',
  test_client_elicitation_defaults: 'a tool of the suite itself, for testing clients',
  test_complete: 'a status of the suite itself',
  test_custom_headers: 'a tool of the suite itself, for testing clients',
  test_custom_headers_null: 'a tool of the suite itself, for testing clients',
  test_headers: 'a tool of the suite itself, for testing clients',
  test_mrtr_echo_state: 'a tool of the suite itself, for testing clients',
  test_mrtr_no_result_type: 'a tool of the suite itself, for testing clients',
  test_mrtr_no_state: 'a tool of the suite itself, for testing clients',
  test_mrtr_unrelated: 'a tool of the suite itself, for testing clients',
  test_prompt: 'a prompt of the suite itself, for testing clients',
};

/** A scenario that cannot be passed because the SDK is at fault; none at present. */
export type KnownFailure = { revision: string; scenario: string; because: string };

/** Every known failure. It is printed at every run. */
export const knownFailures: readonly KnownFailure[] = [];
