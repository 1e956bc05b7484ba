import { FactList } from '../ui/FactList';

export interface Stat {
  readonly value: string;
  readonly label: string;
}

export const StatsBlock = ({ stats }: { readonly stats: readonly Stat[] }) => (
  <FactList className="stats" factClass="stats__stat" facts={stats} />
);
