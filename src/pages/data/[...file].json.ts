// The hashed data files: exercises and questions.
import type { APIRoute, GetStaticPaths } from 'astro';
import { dataFiles } from '../../components/build/assets.ts';

/** One route for each file; the name already holds the hash. */
export const getStaticPaths = (() =>
  [...dataFiles()].map(([path, text]) => ({
    params: { file: path.slice('data/'.length, -'.json'.length) },
    props: { text },
  }))) satisfies GetStaticPaths;

/** The file's text. */
export const GET: APIRoute = ({ props }) =>
  new Response(String(props['text']), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
