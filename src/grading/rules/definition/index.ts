// The registry of rules over one tool definition, in the order of the report's reader: what is fatal first.
import type { DefinitionRule } from '../../definition.ts';
import { annotationsBoolean } from './annotations-boolean.ts';
import { annotationsConsistent } from './annotations-consistent.ts';
import { arrayItems } from './array-items.ts';
import { descriptionPresent } from './description-present.ts';
import { headerMapping } from './header-mapping.ts';
import { nameCharacters } from './name-characters.ts';
import { nameDotted } from './name-dotted.ts';
import { namePresent } from './name-present.ts';
import { nameUnique } from './name-unique.ts';
import { nullableKeyword } from './nullable-keyword.ts';
import { outputSchemaObject } from './output-schema-object.ts';
import { parameterDescribed } from './parameter-described.ts';
import { referenceLocal } from './reference-local.ts';
import { requiredDeclared } from './required-declared.ts';
import { rootCombinator } from './root-combinator.ts';
import { rootTypeObject } from './root-type-object.ts';
import { schemaValid } from './schema-valid.ts';

/** Every rule over a definition. A new one is one file and one line here, one row in the table. */
export const definitionRules: DefinitionRule[] = [
  namePresent,
  nameUnique,
  nameCharacters,
  nameDotted,
  rootTypeObject,
  schemaValid,
  referenceLocal,
  outputSchemaObject,
  annotationsBoolean,
  annotationsConsistent,
  headerMapping,
  rootCombinator,
  arrayItems,
  nullableKeyword,
  requiredDeclared,
  descriptionPresent,
  parameterDescribed,
];
