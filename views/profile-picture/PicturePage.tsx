import { acceptedExtensions } from '../../src/core/profile-picture/picture-format';
import { Avatar } from '../layout/Avatar';
import type { Frame } from '../layout/frame';
import { Head } from '../layout/Head';
import { siteLinks } from '../layout/site-links';
import { ProfileFrame, type ProfileSideView } from '../profile/ProfileFrame';
import { BackLink } from '../profile/BackLink';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { uiTexts } from '../ui/ui.texts';
import { CropDialog } from './CropDialog';
import { usePictureSrc } from './picture-part';
import { profilePictureTexts as texts } from './profile-picture.texts';

export interface PicturePageProps {
  readonly frame: Frame;
  readonly side: ProfileSideView;
  readonly contactId: string;
  readonly uploadHref: string;
  readonly removeHref: string;
  readonly receipt?: string;
  readonly error?: string;
}

/** The picture is cropped in a dialog or, without script, around its centre (ACC-17 to ACC-19). */
export function PicturePage({ frame, side, contactId, uploadHref, removeHref, receipt, error }: PicturePageProps) {
  const pictureSrc = usePictureSrc();
  return (
    <ProfileFrame frame={frame} side={side}>
      <Head title={texts.title} description={texts.description} isPrivate />
      <BackLink href={siteLinks.account}>{texts.back}</BackLink>
      <h1 className="profile-title">{texts.title}</h1>
      <p className="profile-standfirst">{texts.standfirst}</p>
      {receipt === undefined ? null : (
        <Notice tone="success" className="own-picture__receipt">
          {receipt}
        </Notice>
      )}
      <div className="own-picture">
        <div className="own-picture__shown">
          {pictureSrc === undefined ? (
            frame.guest ? (
              <Avatar guest={frame.guest} />
            ) : null
          ) : (
            <img className="avatar" src={pictureSrc} alt={texts.yours} width={205} height={205} />
          )}
        </div>
        <div className="own-picture__ways">
          <form
            className="own-picture__form"
            method="post"
            action={uploadHref}
            encType="multipart/form-data"
            data-contact-id={contactId}
          >
            <Field
              id="picture"
              name="picture"
              type="file"
              label={texts.label}
              hint={`${texts.kinds} ${texts.limit}`}
              error={error}
              accept={acceptedExtensions.join(',')}
              data-control="crop-picture"
            />
            <p className="own-picture__wrong" role="alert" data-picture-wrong="" />
            <div className="notice form-draft" role="status" data-picture-unsaved="" hidden>
              <p className="notice__body">{texts.unsaved}</p>
              <Button type="button" variant="secondary" data-picture-continues="">
                {texts.goOn}
              </Button>
              <Button type="button" variant="quiet" data-picture-discards="">
                {uiTexts.discard}
              </Button>
            </div>
            <Button className="own-picture__plain">{texts.save}</Button>
          </form>
          {pictureSrc === undefined ? null : (
            <form method="post" action={removeHref}>
              <Button variant="quiet">{texts.remove}</Button>
            </form>
          )}
        </div>
      </div>
      <CropDialog />
    </ProfileFrame>
  );
}
