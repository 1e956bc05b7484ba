import { ProgressBar } from './ProgressBar';

export const nothingPaid = () => (
  <ProgressBar id="example-none" label="$0.00 of $24,500.00 paid" percent={0} drawnPercent={1} />
);
export const aQuarterPaid = () => (
  <ProgressBar id="example-quarter" label="$6,125.00 of $24,500.00 paid" percent={25} />
);
export const allPaid = () => <ProgressBar id="example-all" label="$24,500.00 of $24,500.00 paid" percent={100} />;
