// The one pattern guard: everyday patterns pass, patterns that can hang do not, and the long ones are bounded by the text.
import { expect, test } from 'vitest';
import { judge, patternCost, patternGuard } from '../../src/schema/index.ts';

test.each([
  { source: '^SH-\\d{4}-\\d{6}$', power: 1, because: 'an id with fixed parts' },
  { source: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$', power: 1, because: 'a date-time with a zone' },
  { source: '^\\S+@\\S+$', power: 2, because: 'a loose e-mail address' },
  { source: '^\\S+@\\S+\\.\\S+$', power: 3, because: 'a loose e-mail address with a dot' },
  { source: '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$', power: 2, because: 'the usual e-mail pattern' },
  { source: '^[A-Za-z0-9_.-]+$', power: 1, because: 'a name' },
  { source: '^(?:/[^/\\0]+)+$', power: 1, because: 'an absolute path: nested, but the separator decides' },
  { source: '^[a-z]+(-[a-z0-9]+)*$', power: 1, because: 'a slug' },
  { source: '^([a-z0-9]+\\.)+[a-z]{2,}$', power: 2, because: 'a host name' },
  { source: '^(\\d{1,3}\\.){3}\\d{1,3}$', power: 1, because: 'an IPv4 address' },
  { source: '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$', power: 1, because: 'a UUID' },
  { source: '^(?=.*[A-Z])(?=.*\\d).{8,}$', power: 2, because: 'a password rule with look-ahead' },
  {
    source: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?$',
    power: 1,
    because: 'a version number',
  },
  { source: '^\\p{L}+$', power: 1, because: 'a Unicode property' },
  { source: '^(urgent|normal|low)$', power: 1, because: 'words' },
  { source: '^https?://[^\\s/$.?#].[^\\s]*$', power: 1, because: 'a URL' },
  { source: '\\d+x', power: 2, because: 'not anchored: tried at every character' },
  { source: 'foo', power: 1, because: 'a plain word' },
  { source: '', power: 1, because: 'nothing' },
  { source: '^x{1000}$', power: 1, because: 'a large count' },
])('passes: $because ($source)', ({ source, power }) => {
  expect(patternCost(source)).toEqual({ ok: true, power });
  expect(patternGuard(source)).toBeUndefined();
});

test.each([
  { source: '^(a+)+$', reason: 'exponential', because: 'a loop in a loop' },
  { source: '(a|a)*', reason: 'exponential', because: 'two branches for one text' },
  { source: '^(a|b|ab)*c$', reason: 'exponential', because: 'overlapping branches' },
  { source: '(\\w+\\s?)*$', reason: 'exponential', because: 'an optional separator separates nothing' },
  { source: '(x+x+)+y', reason: 'exponential', because: 'neighbours in a loop' },
  { source: '(a*)*', reason: 'exponential', because: 'loops of loops' },
  { source: '(.*)*', reason: 'exponential', because: 'loops of anything' },
  { source: '(?=(a+)+$)b', reason: 'exponential', because: 'inside a look-ahead' },
  {
    source: '^([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}[a-z]{2,3}$',
    reason: 'exponential',
    because: 'an e-mail pattern with nested loops',
  },
  { source: '^(([a-z])+.)+[A-Z]([a-z])+$', reason: 'exponential', because: 'a dot that is any character' },
  { source: '(a|aa){25}', reason: 'exponential', because: 'a counted loop is a loop' },
  { source: '.*.*.*=', reason: 'polynomial', because: 'four loops over one text' },
  { source: '^(.*,){11}P', reason: 'polynomial', because: 'eleven loops over one text' },
  { source: '(?:a?){25}a{25}', reason: 'complex', because: 'counted rounds that may be empty' },
  { source: 'a?a?a?a?a?a?a?a?a?a?a?a?aaaaaaaaaaaa', reason: 'complex', because: 'very many ways without any loop' },
  { source: '(?:a|a|a|a|a|a|a|a|a)(?:a|a|a|a|a|a|a|a|a)(?:a|a|a|a|a|a|a|a|a)', reason: 'complex', because: 'ways that multiply' },
  { source: '((a{6}){6}){6}', reason: 'complex', because: 'counts that multiply' },
  { source: '(a)\\1', reason: 'backreference', because: 'a backreference' },
  { source: '(?<n>a)\\k<n>', reason: 'backreference', because: 'a named backreference' },
  { source: '(', reason: 'syntax', because: 'no pattern' },
  { source: '[\\w-a]', reason: 'syntax', because: 'no pattern with the u flag' },
  { source: 'a'.repeat(201), reason: 'length', because: 'too long to be sure about' },
])('refused as $reason: $because ($source)', ({ source, reason }) => {
  expect(patternGuard(source)).toMatchObject({ code: 'pattern-risk', pointer: '', params: { reason } });
});

test.each([
  { schema: { pattern: '^(a+)+$' }, pointer: '/pattern', because: 'pattern' },
  { schema: { patternProperties: { '^(a+)+/$': true } }, pointer: '/patternProperties/^(a+)+~1$', because: 'patternProperties' },
  { schema: { propertyNames: { pattern: '^(a+)+$' } }, pointer: '/propertyNames/pattern', because: 'names of keys' },
  { schema: { $defs: { a: { pattern: '^(a+)+$' } } }, pointer: '/$defs/a/pattern', because: 'also where nobody refers to it' },
])('one guard for all uses: $because', ({ schema, pointer }) => {
  expect(judge(schema, 1)).toMatchObject({ status: 'not-judged', guard: { code: 'pattern-risk', pointer } });
});

test('a pattern of higher power takes shorter texts only', () => {
  const schema = { pattern: '^\\S+@\\S+$' };
  expect(judge(schema, 'a@example.com').status).toBe('valid');
  expect(judge(schema, '@'.repeat(4_000)).status).toBe('valid');
  expect(judge(schema, '@'.repeat(60_000))).toMatchObject({
    status: 'not-judged',
    guard: { code: 'pattern-risk', params: { reason: 'text-length', length: 60_000 } },
  });
  expect(judge({ pattern: '^[a-z]+$' }, 'a'.repeat(60_000)).status).toBe('valid');
});
