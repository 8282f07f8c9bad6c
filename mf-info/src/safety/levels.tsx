import styles from './safety.module.css';

const LEVELS = [
  {
    name: 'The danger is clear',
    what: 'Saathi takes over from the companion, whatever role it plays: three short sentences, one line to call, the other lines of your country, a minute of breathing and a safety plan. It comes at once, costs nothing, and nothing is for sale beside it.',
  },
  {
    name: 'There may be danger',
    what: 'The companion asks you once, gently and directly, whether you think of ending your life, or what else fits. Lines to call stand small beside its reply, which costs what any reply does. Where no companion can ask, Saathi asks herself, and that costs nothing.',
  },
  { name: 'Pain, without danger', what: 'The companion answers. The way to help stays one tap away.' },
  { name: 'Neither', what: 'The companion answers.' },
];

/** What happens at each level (docs/product/care.md, Levels). */
export function Levels() {
  return (
    <dl className={styles.levels}>
      {LEVELS.map(({ name, what }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
