import { describe, expect, it } from 'vitest';
import { checkTurns } from '../check-turns.ts';
import { packWeights, unpackWeights } from '../model/weights.ts';
import { readMessages } from './corpus.ts';
import { trainModel } from './train-model.ts';

const few = readMessages('train').filter((_, at) => at % 30 === 0);

describe('training', () => {
  it('gives the same bytes for the same rows', () => {
    const [one, other] = [trainModel(few, 5000), trainModel(few, 5000)].map(packWeights);
    expect(one).toEqual(other);
  });

  it('keeps its weights through the file', () => {
    const weights = trainModel(few.slice(0, 60), 1000);
    expect(packWeights(unpackWeights(packWeights(weights)))).toEqual(packWeights(weights));
  });
});

describe('on the authors who tune, the trained check', () => {
  const judged = readMessages('tune').map((row) => {
    const { level, kind } = checkTurns([row.text]);
    return { ...row, said: level, about: kind };
  });
  const share = (rows: typeof judged, ...levels: string[]) =>
    rows.filter(({ said }) => levels.includes(said)).length / rows.length;
  const styled = (...styles: string[]) => judged.filter(({ style }) => styles.includes(style));
  const clear = styled('clear').filter(({ level }) => level === 'clear');

  it.each([
    ['en', 0.95],
    ['hi', 0.96],
    ['hinglish', 0.95],
  ])('finds the clear messages in %s', (language, floor) => {
    const rows = clear.filter((row) => row.language === language);
    expect(share(rows, 'clear', 'possible')).toBeGreaterThan(floor);
  });

  it('takes most clear messages over and finds the coded ones', () => {
    expect(share(clear, 'clear')).toBeGreaterThan(0.74);
    expect(share(styled('coded'), 'clear', 'possible')).toBeGreaterThan(0.75);
  });

  it('names what a risk is about', () => {
    const named = judged.filter(({ said, kind }) => kind && (said === 'clear' || said === 'possible'));
    const rightly = (kind: string) => {
      const rows = named.filter((row) => row.kind === kind);
      return rows.filter((row) => row.about === kind).length / rows.length;
    };
    expect(rightly('self_harm')).toBeGreaterThan(0.95);
    for (const kind of ['abuse', 'harm_to_others', 'danger_now', 'other_at_risk'])
      expect(rightly(kind)).toBeGreaterThan(0.6);
  });

  it('takes hardly anything harmless over, and asks about little of it', () => {
    expect(share(styled('hard_negative'), 'clear')).toBeLessThan(0.025);
    expect(share(styled('sadness', 'plain'), 'clear')).toBeLessThan(0.003);
    expect(share(styled('hard_negative'), 'possible')).toBeLessThan(0.14);
    expect(share(styled('plain'), 'possible')).toBeLessThan(0.04);
    expect(share(styled('sadness'), 'possible')).toBeLessThan(0.15);
  });

  it.each([
    'i feel like dying',
    'domestic violence at my home',
    'nothing matters anymore',
    'I am a burden to everybody',
  ])('asks whoever says: %s', (text) => {
    expect(checkTurns([text]).level).toMatch(/possible|clear/);
  });

  it.each([
    'A secret about my sister',
    'mera bhai aaj ghar aaya',
    'I can not sleep',
    'no',
    'maybe',
    'bye',
    'sorry',
    'i will',
    'मेरी बहन का एक राज़ है',
    'my day was fine '.repeat(30).trim(),
    'I had rice for lunch. '.repeat(60).trim(),
  ])('asks nobody who says: %s', (text) => {
    expect(checkTurns([text]).level).toMatch(/none|distress/);
  });
});
