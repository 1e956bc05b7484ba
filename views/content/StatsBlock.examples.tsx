import { StatsBlock } from './StatsBlock';

export const blockKind = 'Stats blocks';

export const four = () => (
  <StatsBlock
    stats={[
      { value: '74', label: 'suites' },
      { value: '148', label: 'guests at most' },
      { value: '1:1', label: 'crew to guests' },
      { value: '5.8 m', label: 'draft' },
    ]}
  />
);
export const two = () => (
  <StatsBlock
    stats={[
      { value: '11', label: 'winter sailings' },
      { value: '32', label: 'anchorages' },
    ]}
  />
);
