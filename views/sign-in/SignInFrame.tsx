import type { ReactNode } from 'react';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { SiteLayout } from '../layout/SiteLayout';
import { Picture, type PictureView } from '../ui/Picture';

interface SignInFrameProps {
  readonly frame: Frame;
  readonly title: string;
  readonly documentTitle?: string;
  readonly description: string;
  readonly standfirst: ReactNode;
  readonly picture?: PictureView;
  readonly children: ReactNode;
}

export function SignInFrame({
  frame,
  title,
  documentTitle = title,
  description,
  standfirst,
  picture,
  children,
}: SignInFrameProps) {
  return (
    <SiteLayout frame={frame}>
      <Head title={documentTitle} description={description} isPrivate />
      <div className="sign-in">
        {picture ? (
          <Picture
            className="sign-in__picture"
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 1024px) 50vw, 0vw"
          />
        ) : null}
        <div className="sign-in__words">
          <h1 className="sign-in__title">{title}</h1>
          <p className="sign-in__standfirst">{standfirst}</p>
          {children}
        </div>
      </div>
    </SiteLayout>
  );
}
