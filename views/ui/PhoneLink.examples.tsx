import { PhoneLink } from './PhoneLink';

export const tenDigits = () => <PhoneLink phone="3055550142" />;
export const international = () => <PhoneLink phone="+44 20 7946 0123" />;
export const words = () => <PhoneLink phone="On request" />;
