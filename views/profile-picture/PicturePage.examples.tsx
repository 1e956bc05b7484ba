import { PicturePage, type PicturePageProps } from './PicturePage';
import { profilePictureTexts as texts } from './profile-picture.texts';

const props: PicturePageProps = {
  frame: { path: '/my-profile/settings/picture', year: 2027, guest: { firstName: 'Eleanor', initials: 'EM' } },
  side: { email: 'guest@example.com', contactHref: '/contact-us?about=meeting' },
  contactId: 'contact-1',
  uploadHref: '/my-profile/settings/picture',
  removeHref: '/my-profile/settings/picture/remove',
};

export const withoutPicture = () => <PicturePage {...props} />;
export const withPicture = () => (
  <PicturePage
    {...props}
    frame={{ ...props.frame, guest: { firstName: 'Eleanor', initials: 'EM', pictureSrc: '/assets/icon-192.png' } }}
    receipt={texts.saved}
  />
);
export const refused = () => <PicturePage {...props} error={texts.limit} />;
