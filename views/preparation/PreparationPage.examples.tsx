import { frame, side } from '../trips/sample-trips';
import { PreparationPage } from './PreparationPage';
import type { PreparationRowView } from './preparation-view';
import { preparationTexts } from './preparation.texts';

const papers: PreparationRowView = {
  item: 'papers',
  title: 'Travel document',
  state: 'given',
  due: 'by 11 February 2027',
  isOverdue: false,
  owner: 'From you',
  facts: [
    { label: 'Number', value: '••••••321' },
    { label: 'Valid until', value: '5 May 2035' },
  ],
  href: '#papers',
  readings: ['Nobody has read it yet.'],
};
const page = {
  frame: { ...frame, path: '/my-profile/trips/preparation' },
  side,
  backHref: '#trip',
  trip: { title: 'Dalmatia, Island by Island', dates: '12 – 19 April 2027' },
};

export const aList = () => (
  <PreparationPage
    {...page}
    progress="1 of 3 given"
    overdue="1 is overdue"
    travellers={[
      {
        name: 'Eleanor Marsh',
        progressText: '1 of 2 given',
        rows: [
          papers,
          {
            ...papers,
            item: 'boarding',
            title: 'Boarding hour and luggage',
            state: 'missing',
            due: 'was due on 5 April 2027',
            isOverdue: true,
            facts: [],
            labelsHref: '#labels',
          },
        ],
      },
      {
        name: 'Daniel James Marsh',
        progressText: '0 of 1 given',
        rows: [
          {
            ...papers,
            state: 'attention',
            reason: 'The document expires before the voyage ends.',
            facts: [],
            note: preparationTexts.stateOnly,
          },
        ],
      },
    ]}
    notice={{ tone: 'success', text: 'It is saved.' }}
  />
);
export const nothing = () => <PreparationPage {...page} progress="" travellers={[]} />;
