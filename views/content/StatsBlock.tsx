export interface Stat {
  /** Short, such as "150" or "8 knots". */
  readonly value: string;
  readonly label: string;
}

/** Two to four figures with labels in a row (CNT-01). */
export function StatsBlock({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="stats">
      {stats.map((stat) => (
        <div key={stat.label} className="stats__stat">
          <dt>{stat.label}</dt>
          <dd>{stat.value}</dd>
        </div>
      ))}
    </dl>
  );
}
