import { PriceChangePage, type PriceChangePageProps } from './PriceChangePage';
import { headerAt, visitorFrame } from './sample-reservation';

const props: PriceChangePageProps = {
  frame: visitorFrame,
  header: headerAt(2),
  direction: 'more',
  difference: '$1,200.00',
  rows: [
    { label: 'Suite fare', then: '$22,610.00', now: '$23,750.00' },
    { label: 'Port charges, 3 guests', then: '$1,890.00', now: '$1,950.00' },
  ],
  then: '$24,500.00',
  now: '$25,700.00',
  acceptHref: '/engine/details',
  backHref: '/voyages',
};

export const dearer = () => <PriceChangePage {...props} />;
export const cheaper = () => <PriceChangePage {...props} direction="less" difference="$600.00" now="$23,900.00" />;
