import * as z from 'zod';

const Schema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).default([]),
  get properties() {
    return z.record(z.string(), Schema).optional();
  },
  get items() {
    return Schema.optional();
  },
  get anyOf() {
    return z.array(Schema).optional();
  },
});
type Schema = z.infer<typeof Schema>;

/** A JSON schema the way a type is written: `{ mood: integer (1 to 5), note?: string | null }`, a line for each property. */
export function schemaNotation(schema: unknown): string {
  return written(Schema.parse(schema), '');
}

function written(schema: Schema, indent: string): string {
  const { type, enum: values, anyOf, items, properties, required } = schema;
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (anyOf) return anyOf.map((one) => written(one, indent)).join(' | ');
  if (items) return `list of ${written(items, indent)}`;
  if (!properties) return `${[type ?? 'anything'].flat().join(' | ')}${rangeOf(schema)}`;
  const lines = Object.entries(properties).map(
    ([name, property]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${written(property, `${indent}  `)}\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

function rangeOf({ minimum, maximum }: Schema): string {
  // What zod writes for a whole number without limits of its own.
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (least === undefined && most === undefined) return '';
  if (most === undefined) return ` (${least} or more)`;
  return least === undefined ? ` (${most} or less)` : ` (${least} to ${most})`;
}
