import { frame } from '../trips/sample-trips';
import { preparationTexts } from './preparation.texts';
import { StaffPreparationPage } from './StaffPreparationPage';

const page = {
  frame: { ...frame, path: '/staff/preparation' },
  action: '#',
  backHref: '#',
  reservationId: 'ON70010001',
};

export const aReservation = () => (
  <StaffPreparationPage
    {...page}
    list={{
      trip: 'Dalmatia, Island by Island, 12 – 19 April 2027',
      progress: '2 of 16 given',
      overdue: '1 is overdue',
      travellers: [
        {
          name: 'Eleanor Marsh',
          progressText: '2 of 8 given',
          rows: [
            {
              item: 'diet',
              title: 'Diet and allergies',
              state: 'given',
              due: 'by 11 March 2027',
              isOverdue: false,
              owner: 'Of Eleanor Marsh',
              facts: [{ label: 'Allergies', value: 'Nuts' }],
              readings: ['Your consultant (Inés Calloway) read it on 2 March 2027.'],
            },
            {
              item: 'health',
              title: 'Mobility and health',
              state: 'given',
              due: 'by 11 March 2027',
              isOverdue: false,
              owner: 'Of Eleanor Marsh',
              facts: [],
              note: preparationTexts.staff.unshared,
            },
          ],
        },
      ],
    }}
  />
);
export const nothingKnown = () => <StaffPreparationPage {...page} />;
export const nothingAsked = () => <StaffPreparationPage {...page} reservationId="" />;
