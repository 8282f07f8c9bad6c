import { aimWords, type CareFigure, found, needless, takenOver } from './care-figures.ts';
import { RowsTable } from './rows-table.tsx';

const groups: { name: string; rows: [string, CareFigure][] }[] = [
  {
    name: 'Found: taken over or asked about',
    rows: [
      ['said plainly, in English', found.en],
      ['said plainly, in Hindi', found.hi],
      ['said plainly, in Hinglish', found.hinglish],
      ['only hinted at', found.hinted],
    ],
  },
  {
    name: 'Said plainly, and Saathi took over',
    rows: [
      ['in English', takenOver.en],
      ['in Hindi', takenOver.hi],
      ['in Hinglish', takenOver.hinglish],
    ],
  },
  {
    name: 'Nothing was wrong',
    rows: [
      ['grave words, taken over', needless.graveTakenOver],
      ['grave words, asked about', needless.graveAsked],
      ['sad or everyday, taken over', needless.plainTakenOver],
      ['sad or everyday, asked about', needless.plainAsked],
    ],
  },
];

/** What was measured, beside what we want, with the 95% interval of each figure. */
export function FiguresTable() {
  return (
    <RowsTable
      caption="What was measured, with 95% intervals"
      groups={groups.map(({ name, rows }) => ({
        name,
        rows: rows.map(([what, figure]) => ({
          name: what,
          soft: `we want ${aimWords(figure)}`,
          value: `${figure.measured.toFixed(1)}%`,
          softValue: `${figure.from.toFixed(1)} to ${figure.to.toFixed(1)}`,
        })),
      }))}
    />
  );
}
