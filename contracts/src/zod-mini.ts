/**
 * What the browser's code uses of `zod/mini`. Shared code is not tree-shaken, so the shell shares this in the place of the whole
 * library, and no remote brings its own copy. A function more needs a line here; zod-mini.test.ts says which.
 */
export {
  array,
  boolean,
  discriminatedUnion,
  enum,
  int,
  length,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  overwrite,
  record,
  refine,
  regex,
  strictObject,
  string,
  uuid,
} from 'zod/v4/mini';
