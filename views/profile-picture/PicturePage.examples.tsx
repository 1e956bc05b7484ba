import { PagePartsContext } from '../ui/page-parts';
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
  <PagePartsContext.Provider value={{ picture: { src: '/assets/icon-192.png' } }}>
    <PicturePage {...props} receipt={texts.saved} />
  </PagePartsContext.Provider>
);
export const refused = () => <PicturePage {...props} error={texts.limit} />;
