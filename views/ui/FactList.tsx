interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly className: string;
  readonly factClass?: string;
}

export const FactList = ({ facts, className, factClass }: FactListProps) => (
  <dl className={className}>
    {facts.map(({ label, value }) => (
      <div key={label} className={factClass}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
