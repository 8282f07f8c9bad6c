import { type Features, featureValue } from '../model/features.ts';

/** A text as numbers of known features and what each counts. */
export interface Sparse {
  ids: Int32Array;
  values: Float32Array;
}

/** The features that occur in at least `least` texts, numbered in the order they are met. */
export function numberFeatures(texts: readonly Features[], least: number): Map<number, number> {
  const counts = new Map<number, number>();
  for (const families of texts)
    for (const hashes of families) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const numbers = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= least) numbers.set(hash, numbers.size);
  return numbers;
}

/** A text's known features. */
export function toSparse(families: Features, numbers: ReadonlyMap<number, number>): Sparse {
  const ids: number[] = [];
  const values: number[] = [];
  for (const [family, hashes] of families.entries()) {
    const value = featureValue(family, hashes.length);
    for (const hash of hashes) {
      const id = numbers.get(hash);
      if (id === undefined) continue;
      ids.push(id);
      values.push(value);
    }
  }
  return { ids: Int32Array.from(ids), values: Float32Array.from(values) };
}
