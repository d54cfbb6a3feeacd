// Prompts for a model that refuses forcing, as people write them: those that put reading first pass, those that do not fail.
import { describe, expect, test } from 'vitest';
import { type Json, withValue } from '../../../src/model/json.ts';
import { grade } from '../../../src/runner/grade.ts';
import { folder, worked } from './folder.ts';

const right: { because: string; system: Json }[] = [
  {
    because: 'plain sentences',
    system:
      'First, extract the metadata. Afterwards decide whether it is an invoice or a delivery note and record it. If neither, set it aside.',
  },
  { because: 'arrows', system: 'Workflow: extract_metadata -> (record_invoice | record_delivery_note | set_aside)' },
  { because: 'numbered lines, no names', system: ['1. 書類の発行元と番号を取り込む', '2. 請求書、納品書、それ以外に分けて登録する'] },
  {
    because: 'no names, in Japanese',
    system: '書類を受け取ったら、まず発行元・番号・日付を確定させ、そのあとで種類に合う台帳へ登録してください。',
  },
  {
    because: 'the kinds are named earlier',
    system: 'You process faxed invoices and delivery notes. Get issuer and number before you do anything else.',
  },
  {
    because: 'recording is named earlier, in a condition',
    system: '請求書と納品書をさばく係です。登録や保留の前に、extract_metadataの成功を必ず確かめます。',
  },
  {
    because: 'a ban until the reading is done',
    system: 'Do not record or set aside anything until metadata has been extracted successfully.',
  },
  {
    because: 'a ban without the reading',
    system: 'Never use record_invoice, record_delivery_note or set_aside without a successful extract_metadata.',
  },
  { because: 'only the condition', system: 'Once extract_metadata has succeeded, record the document.' },
];

const wrong: { because: string; system: Json }[] = [
  { because: 'no order', system: 'Be precise and always answer with a tool call.' },
  { because: 'the second step only', system: '請求書ならrecord_invoice、納品書ならrecord_delivery_note、それ以外はset_asideを呼ぶ。' },
  {
    because: 'the order turned round',
    system: 'First classify the document as invoice or delivery note and record it. Then extract the metadata.',
  },
  { because: 'the order turned round, in Japanese', system: '請求書か納品書かを決めて登録し、最後にメタデータを読み取ります。' },
  { because: 'a form instead of a call', system: 'Return JSON only.' },
  { because: 'the reading is forbidden', system: 'Do not call extract_metadata unless the user asks for it.' },
  { because: 'the reading is forbidden, in Japanese', system: 'extract_metadataは使わないでください。' },
];

async function statusWith(system: Json): Promise<string> {
  const submission = JSON.stringify(withValue(worked, '/forcing-refused/system', system));
  const { report } = await grade(submission, { exercise: folder.exercise, battery: folder.battery });
  return report.status;
}

describe('passes', () => {
  test.each(right)('$because', async ({ system }) => expect(await statusWith(system)).toBe('passed'));
});

describe('does not pass', () => {
  test.each(wrong)('$because', async ({ system }) => expect(await statusWith(system)).toBe('not-passed'));
});
