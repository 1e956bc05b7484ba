interface FareLineProps {
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

export const FareLine = ({ label, amount, isSum = false }: FareLineProps) => (
  <div className={isSum ? 'fare-quote__line fare-quote__line--total' : 'fare-quote__line'}>
    <dt>{label}</dt>
    <dd>{amount}</dd>
  </div>
);
