// The names that a server offers: tools and prompts, as a client of the official SDK lists them.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** Every name of a tool or a prompt. */
export async function fixtures(url: string): Promise<ReadonlySet<string>> {
  const client = new Client({ name: 'pokayoke-conformance', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const [{ tools }, { prompts }] = [await client.listTools(), await client.listPrompts()];
  await client.close();
  return new Set([...tools, ...prompts].map(({ name }) => name));
}
