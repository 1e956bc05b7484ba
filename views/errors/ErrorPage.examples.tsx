import { useExamplePictures } from '../gallery/example-pictures';
import { ErrorPage } from './ErrorPage';

const frame = { path: '/error', year: 2026 };
const reference = 'b7d0a6f2-4c55-4d21-9c80-1f6a0e9f7d33';

export const missing = () => <ErrorPage frame={frame} status={404} message="There is no page at this address." />;
export const missingWithPicture = () => (
  <ErrorPage
    frame={frame}
    status={404}
    message="There is no page at this address."
    picture={useExamplePictures()('open-sea-night')}
  />
);
export const forbidden = () => (
  <ErrorPage frame={frame} status={403} message="This form was sent from another site." reference={reference} />
);
export const unreadable = () => (
  <ErrorPage frame={frame} status={400} message="What you sent cannot be read." reference={reference} />
);
export const withoutPage = () => (
  <ErrorPage frame={frame} status={405} message="This address does not answer that method." reference={reference} />
);
export const conflict = () => (
  <ErrorPage
    frame={frame}
    status={409}
    message="It leaves too soon to be changed here. Please call us."
    reference={reference}
  />
);
export const tooMany = () => (
  <ErrorPage
    frame={frame}
    status={429}
    message="You have asked for more codes than we send in an hour."
    reference={reference}
  />
);
export const failed = () => (
  <ErrorPage frame={frame} status={500} message="Unexpected error. Please try again." reference={reference} />
);
export const resting = () => (
  <ErrorPage frame={frame} status={503} message="This page took too long. Please try again." reference={reference} />
);
