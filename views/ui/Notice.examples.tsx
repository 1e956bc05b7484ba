import { Notice } from './Notice';

export const info = () => (
  <Notice tone="info">
    No date is open for this voyage at present. Call us, and we will tell you when the next ones are set.
  </Notice>
);
export const success = () => (
  <Notice tone="success" title="Your suite is held">
    <p>The offer stands until 12 May.</p>
  </Notice>
);
export const error = () => (
  <Notice tone="error" title="The card was declined" reference="01J9-7QK3">
    <p>Your bank refused the payment. Try another card, or call your bank.</p>
  </Notice>
);
