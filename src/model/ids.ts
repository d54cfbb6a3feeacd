// Branded identifiers. A string becomes one of these only by passing its schema.
import * as z from 'zod/mini';

const slug = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** An exercise or lesson: its folder or file name, for ever. `shipment-weight` */
export const Slug = z.string().check(z.regex(slug), z.maxLength(40), z.describe('kebab-case id, permanent'));
export type Slug = z.infer<typeof Slug>;

/** Decision 11: `<subject>.<slug>`, permanent; renamed rules keep the old id as an alias. `definition.root-type-object` */
export const RuleId = z.string().check(z.regex(/^[a-z]+\.[a-z0-9]+(-[a-z0-9]+)*$/), z.describe('rule id <subject>.<slug>, permanent'));
export type RuleId = z.infer<typeof RuleId>;

/** A check of one report: a rule, and after `#` the case it was tried on. `trap.refused#grams-for-kilograms` */
export const CheckId = z.string().check(z.regex(/^[a-z]+\.[a-z0-9-]+(#[A-Za-z0-9._-]+)?$/), z.describe('rule id, then # and the case'));
export type CheckId = z.infer<typeof CheckId>;

/** An absolute JSON Pointer (RFC 6901). */
export const Pointer = z.string().check(z.regex(/^(\/([^~/]|~[01])*)*$/), z.describe('JSON Pointer, RFC 6901'));
export type Pointer = z.infer<typeof Pointer>;

/** Exam statement `exam:2.1` … `exam:2.5`, or `beyond` where the course goes further than the exam. */
export const Objective = z.string().check(z.regex(/^(exam:[1-5]\.[1-9]|beyond)$/), z.describe('exam:2.x or beyond'));
export type Objective = z.infer<typeof Objective>;
