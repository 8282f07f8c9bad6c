import styles from './safety.module.css';

interface Row {
  name: string;
  /** A small line below the name. */
  soft?: string;
  value: string;
  /** A small line below the value. */
  softValue?: string;
}

interface Props {
  caption: string;
  groups: { name: string; rows: Row[] }[];
}

/** Figures in groups, a name and a number in each row: two columns, which fit the smallest phone. */
export function RowsTable({ caption, groups }: Props) {
  return (
    <table className={styles.rows}>
      <caption>{caption}</caption>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {name}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.soft && <small>{row.soft}</small>}
              </th>
              <td>
                {row.value}
                {row.softValue && <small>{row.softValue}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
