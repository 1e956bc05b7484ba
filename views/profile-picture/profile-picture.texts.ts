import { pictureTexts } from '../../src/core/profile-picture/picture-texts';

export const profilePictureTexts = {
  back: 'Back to Account',
  title: 'Profile picture',
  description: 'The picture beside your name on this site.',
  standfirst: 'It stands beside your name on this site, for you alone. No other guest is shown it.',
  yours: 'Your profile picture',
  label: 'Choose a picture',
  kinds: 'PNG or JPEG.',
  /** The wording is the specification's (ACC-17). */
  limit: pictureTexts.tooLarge,
  save: 'Save & Done',
  remove: 'Remove picture',
  choose: 'Please choose a picture first.',
  unsaved: 'The picture that you have chosen is not saved yet.',
  goOn: 'Go on with it',
  saved: 'Your picture is saved.',
  removed: 'Your picture is removed. Your initials stand in its place.',
  crop: {
    title: 'Crop your picture',
    hint: 'Drag the picture to move it, or use the arrow keys. What lies inside the circle is shown.',
    square: 'Your picture, movable',
    zoom: 'Zoom',
    rotation: 'Rotation',
    zoomValue: (zoom: number) => `${zoom.toFixed(1)}×`,
    rotationValue: (degrees: number) => `${degrees}°`,
    cancel: 'Cancel',
  },
  failed: {
    /** Both wordings are the specification's (ACC-20), followed by what to do (H13). */
    noSession: 'User session is missing contact ID',
    signIn: 'Your session has ended. Sign in once more, then choose the picture again.',
    status: (status: string) => `Upload failed: ${status}`,
    noAnswer: 'no answer',
    again: 'Your picture is as it was. Please try again in a moment.',
    reference: (id: string) => `Reference: ${id}`,
  },
} as const;
