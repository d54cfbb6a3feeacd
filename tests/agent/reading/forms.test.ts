// Whether a text gives the form of a right value.
import { expect, test } from 'vitest';
import { type ValueForm, givesForm } from '../../../src/agent/reading/forms.ts';

const date: ValueForm = { form: 'iso-date' };
const whole: ValueForm = { form: 'whole-number', minimum: 1, maximum: 9 };
const words: ValueForm = { form: 'one-of', words: ['east', 'west'] };
const booking: ValueForm = { form: 'identifier', pattern: 'FB-[0-9]{5}' };

test.each<{ form: ValueForm; text: string; gives: boolean; because: string }>([
  { form: date, text: 'Use YYYY-MM-DD.', gives: true, because: 'the pattern in letters' },
  { form: date, text: '例：2026-08-01', gives: true, because: 'an example' },
  { form: date, text: 'ISO 8601で書きます', gives: true, because: 'the standard’s name' },
  { form: date, text: '２０２６－０８－０１の形', gives: true, because: 'full-width digits read as digits' },
  { form: date, text: 'Use a proper date.', gives: false, because: 'no form at all' },
  { form: date, text: '8月1日のように', gives: false, because: 'another form' },
  { form: whole, text: 'A whole number, please.', gives: true, because: 'in words' },
  { form: whole, text: '整数だけを書いてください', gives: true, because: 'in Japanese words' },
  { form: whole, text: 'between 1 and 9', gives: true, because: 'both limits' },
  { form: whole, text: 'from 1', gives: false, because: 'one limit of two' },
  { form: whole, text: '単位を付けないで', gives: true, because: 'without the unit' },
  { form: whole, text: 'quantity is wrong', gives: false, because: 'nothing said' },
  { form: { form: 'whole-number' }, text: 'between 1 and 9', gives: false, because: 'numbers that the scenario does not set' },
  { form: words, text: 'Use east or west.', gives: true, because: 'one of the words' },
  { form: words, text: '方角で書きます', gives: false, because: 'none of the words' },
  { form: booking, text: 'for example FB-00172', gives: true, because: 'an example that fits' },
  { form: booking, text: '番号（例：FB-00172）を書きます', gives: true, because: 'with Japanese around' },
  { form: booking, text: 'must match FB-[0-9]{5}', gives: true, because: 'the pattern itself' },
  { form: booking, text: 'for example FB-172', gives: false, because: 'an example that does not fit' },
  { form: booking, text: 'FB-0017299', gives: false, because: 'too long to fit' },
  { form: booking, text: 'the booking number', gives: false, because: 'only its name' },
])('$text: $because', ({ form, text, gives }) => {
  expect(givesForm(text, form)).toBe(gives);
});
