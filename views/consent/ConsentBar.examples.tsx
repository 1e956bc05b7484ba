import { ConsentBar } from './ConsentBar';

export const question = () => <ConsentBar isShown />;
export const withDataLayer = () => <ConsentBar isShown dataLayer={{}} />;
