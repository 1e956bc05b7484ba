import { SubmitOnce } from './SubmitOnce.widget';
import { engineTexts } from './engine.texts';

export const rest = () => <SubmitOnce label={engineTexts.payment.action} busyLabel={engineTexts.payment.busy} />;
