import type { Frame } from '../layout/frame';
import type { PageHead } from '../layout/Head';
import type { PictureView } from '../ui/picture-view';
import type { LeadFormProps } from './lead-form-props';

export interface LeadFormPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly title: string;
  readonly standfirst: string;
  readonly picture?: PictureView;
  readonly form: LeadFormProps;
  readonly contact?: ContactView | undefined;
  readonly subject?: { readonly title: string; readonly line: string; readonly picture?: PictureView } | undefined;
}

export interface ContactView {
  readonly phone: string;
  readonly phoneHref: string;
  readonly email: string;
  readonly emailHref: string;
  readonly hours?: string;
  readonly address: readonly string[];
}

export interface ThankYouPageProps {
  readonly frame: Frame;
  readonly head: PageHead;
  readonly title: string;
  readonly text: string;
  readonly eyebrow?: string;
  readonly facts?: readonly string[];
  readonly picture?: PictureView;
  readonly actions: readonly { readonly label: string; readonly href: string }[];
}
