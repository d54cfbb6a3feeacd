// SARIF 2.1.0, for code scanning: the same findings with places, fingerprints without lines, and what was suppressed and why.
import { innerPointer, keyOf } from '../../artefacts/index.ts';
import { rules, type KnownRule } from '../../grading/index.ts';
import { tokens, type Json, type JsonObject } from '../../model/json.ts';
import type { Severity } from '../../model/levels.ts';
import { findings } from '../../words/findings.ts';
import { digest } from '../digest.ts';
import { readingLines } from '../read-document.ts';
import { version } from '../version.ts';
import { say } from '../words.ts';
import { idleSaid, pageOf, placedIn, wordsOf, type Placed, type Told } from './told.ts';

const levels: Record<Severity, string> = { error: 'error', warn: 'warning', note: 'note' };

/** A path as a relative URI; standard input has a name of its own. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin';
  const path = file.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  return path.startsWith('/') ? `file://${path}` : path.replace(/^(?:\.\/)+/, '');
}

const physical = (file: string, line: number, column: number): JsonObject => ({
  physicalLocation: { artifactLocation: { uri: uriOf(file) }, region: { startLine: line, startColumn: column } },
});

function logical({ artefact, finding }: Placed): JsonObject[] {
  const pointer = innerPointer(finding, artefact);
  const { name } = artefact;
  const last = tokens(pointer).at(-1);
  return [
    ...(name === '' ? [] : [{ name, fullyQualifiedName: name, kind: artefact.kind === 'definition' ? 'function' : 'object' }]),
    ...(last === undefined || last === '' ? [] : [{ name: last, fullyQualifiedName: `${name}${pointer}`, kind: 'property' }]),
  ];
}

function suppressions({ finding: { suppressed } }: Placed, told: Told): JsonObject[] {
  if (suppressed === undefined) return [];
  const justification = suppressed.by === 'ignore' ? suppressed.reason : say(told.locale, 'check.in-baseline');
  return [{ kind: 'external', status: 'accepted', justification }];
}

async function resultOf(placed: Placed, index: number, told: Told, known: ReadonlySet<string>): Promise<JsonObject> {
  const { file, finding } = placed;
  const { title, happened, next, repair } = wordsOf(finding, told.locale);
  const name = told.ruled.names.get(finding);
  const key = name === undefined ? undefined : keyOf(name);
  const places = logical(placed);
  return {
    ruleId: finding.rule,
    ruleIndex: index,
    level: levels[finding.severity],
    message: { text: [title, happened, next, repair].filter((text) => text !== '').join('\n') },
    locations: [{ ...physical(file, finding.line, finding.column), ...(places.length > 0 && { logicalLocations: places }) }],
    ...(key !== undefined && { partialFingerprints: { 'pokayoke/v1': await digest(key) } }),
    ...(told.policy.baseline !== undefined && key !== undefined && { baselineState: known.has(key) ? 'unchanged' : 'new' }),
    suppressions: suppressions(placed, told),
    properties: { pointer: finding.pointer, level: finding.level, params: finding.params },
  };
}

function ruleOf(rule: KnownRule, told: Told): JsonObject {
  const page = pageOf(rule, told);
  const text = findings[`${rule}.title`]?.[told.locale] ?? rule;
  return {
    id: rule,
    shortDescription: { text },
    help: { text: `${text}\n${page ?? `/rules/${rule}/`}` },
    ...(page !== undefined && { helpUri: page }),
    defaultConfiguration: { level: levels[rules[rule].severity] },
    properties: { level: rules[rule].level },
  };
}

function invocation(told: Told, listed: readonly string[]): JsonObject {
  const { ruled, policy, locale } = told;
  const broken = ruled.files.flatMap(({ file, report }): JsonObject[] => {
    if (report.status === 'judged') return [];
    const text =
      report.status === 'unknown' ? `${file}  ${say(locale, 'cli.check-unknown')}` : readingLines(file, report.reading, locale).join('\n');
    return [{ level: 'error', message: { text }, locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }] }];
  });
  const idle = ruled.idle.map((one): JsonObject => {
    const { code, params } = idleSaid(one);
    const { line, column } = policy.places[one.index] ?? { line: 1, column: 1 };
    return { level: 'note', message: { text: say(locale, code, params) }, locations: [physical(policy.file ?? '', line, column)] };
  });
  const overrides = Object.entries(policy.config.rules ?? {}).map(([id, setting]): JsonObject => ({
    descriptor: { id, index: listed.indexOf(id) },
    configuration: setting === 'off' ? { enabled: false } : { level: levels[setting] },
  }));
  return {
    executionSuccessful: broken.length === 0,
    toolExecutionNotifications: broken,
    toolConfigurationNotifications: idle,
    ruleConfigurationOverrides: overrides,
  };
}

/** The log, with a line feed. Rules are those that were found or set. */
export async function checkSarif(told: Told): Promise<string> {
  const placed = placedIn(told.ruled);
  const known = new Set((told.policy.baseline?.findings ?? []).map(keyOf));
  const listed = [...new Set([...placed.map(({ finding }) => finding.rule), ...Object.keys(told.policy.config.rules ?? {})])].toSorted();
  const results: Json[] = [];
  for (const one of placed) results.push(await resultOf(one, listed.indexOf(one.finding.rule), told, known));
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Pokayoke',
            semanticVersion: version,
            ...(told.site !== undefined && { informationUri: told.site }),
            rules: listed.map((rule) => ruleOf(rule as KnownRule, told)),
          },
        },
        columnKind: 'unicodeCodePoints',
        invocations: [invocation(told, listed)],
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}
