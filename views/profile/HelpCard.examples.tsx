import { HelpCard } from './HelpCard';
import { side } from './sample-profile';

export const withConsultant = () => (
  <div className="band">
    <HelpCard side={side} />
  </div>
);

export const withoutConsultant = () => (
  <div className="band">
    <HelpCard side={{ contactHref: '/contact-us?about=meeting' }} />
  </div>
);
