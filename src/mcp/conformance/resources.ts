// Resources of the conformance scenario: two fixed ones, one to watch, and a template.
import type { Era } from '../extension.ts';
import type { Instance } from '../on-connection.ts';
import '../jitless.ts';
import { ResourceNotFoundError } from '@modelcontextprotocol/server';
import { PIXEL } from './media.ts';

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

const resources = [
  {
    uri: 'test://static-text',
    name: 'static-text',
    description: 'A text.',
    mimeType: 'text/plain',
    text: 'This is the content of the static text resource.',
  },
  { uri: 'test://static-binary', name: 'static-binary', description: 'A red pixel.', mimeType: 'image/png', blob: PIXEL },
  {
    uri: 'test://watched-resource',
    name: 'watched-resource',
    description: 'A text that clients subscribe to.',
    mimeType: 'text/plain',
    text: 'Watched resource content',
  },
];

type Contents = { uri: string; mimeType: string } & ({ text: string } | { blob: string });

function read(uri: string): Contents {
  const fixed = resources.find((resource) => resource.uri === uri);
  if (fixed !== undefined) {
    const { mimeType, text, blob } = fixed;
    return text === undefined ? { uri, mimeType, blob } : { uri, mimeType, text };
  }
  const id = TEMPLATE.exec(uri)?.[1];
  if (id === undefined) throw new ResourceNotFoundError(uri);
  return { uri, mimeType: 'application/json', text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }) };
}

/** Adds resources to an instance. Subscriptions by request are the old protocol's; on 2026-07-28 a client listens. */
export function attachResources(server: Instance, era: Era): void {
  server.setRequestHandler('resources/list', () => ({
    resources: resources.map(({ uri, name, description, mimeType }) => ({ uri, name, description, mimeType })),
  }));
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      { uriTemplate: 'test://template/{id}/data', name: 'template', description: 'Data for an id.', mimeType: 'application/json' },
    ],
  }));
  server.setRequestHandler('resources/read', ({ params }) => ({ contents: [read(params.uri)] }));
  if (era === 'modern') return;
  const watched = new Set<string>();
  server.setRequestHandler('resources/subscribe', ({ params }) => {
    watched.add(params.uri);
    return {};
  });
  server.setRequestHandler('resources/unsubscribe', ({ params }) => {
    watched.delete(params.uri);
    return {};
  });
}
