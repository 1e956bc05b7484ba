import { EmailLink } from './EmailLink';

export const linked = () => <EmailLink email="hello@ondine.example" />;
export const notAnAddress = () => <EmailLink email="hello@ondine" />;
