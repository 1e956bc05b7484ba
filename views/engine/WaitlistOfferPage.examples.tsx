import { useExamplePictures } from '../gallery/example-pictures';
import { WaitlistOfferPage, type WaitlistOfferPageProps } from './WaitlistOfferPage';
import { visitorFrame } from './sample-reservation';

const place: Omit<WaitlistOfferPageProps, 'picture'> = {
  frame: { ...visitorFrame, path: '/engine/waitlist/place' },
  kind: 'offered',
  reservationId: 'ON71048213',
  voyage: {
    title: 'Seven Nights in the Cyclades',
    dates: '12 – 19 April 2027',
    nights: '7 nights',
    ports: 'Athens to Kuşadası',
  },
  suite: { title: 'Seaview Suite', code: 'SV' },
  guests: '2 guests',
  position: 1,
  offer: {
    until: 'Tuesday, 12 January, 10:00 am EST',
    cabin: { number: '512', deck: 5 },
    total: '$24,500.00',
    deposit: '$6,125.00',
    dueOn: '18 January 2027',
    action: '/engine/waitlist/place',
    place: 'sealed',
  },
};

const ended = { position: undefined, offer: undefined, suitesHref: '/reserve-now/ON1-CYC-270412-007' } as const;

const useProps = (): WaitlistOfferPageProps => ({ ...place, picture: useExamplePictures()('aegean-cove') });

export const suiteToAnswer = () => <WaitlistOfferPage {...useProps()} />;
export const stillWaiting = () => <WaitlistOfferPage {...useProps()} kind="waiting" position={3} offer={undefined} />;
export const declined = () => <WaitlistOfferPage {...useProps()} {...ended} kind="declined" />;
export const passedOn = () => <WaitlistOfferPage {...useProps()} {...ended} kind="passed" />;
export const closed = () => <WaitlistOfferPage {...useProps()} kind="over" position={undefined} offer={undefined} />;
