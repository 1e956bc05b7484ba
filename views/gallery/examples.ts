import type { ComponentType } from 'react';
import * as accountFormPage from '../account/AccountFormPage.examples';
import * as accountPage from '../account/AccountPage.examples';
import * as confirmContactPage from '../account/ConfirmContactPage.examples';
import * as apiDocsPage from '../api-docs/ApiDocsPage.examples';
import * as apiFeaturePage from '../api-docs/ApiFeaturePage.examples';
import * as consentBar from '../consent/ConsentBar.examples';
import * as contentPage from '../content/ContentPage.examples';
import * as chefPage from '../culinary/ChefPage.examples';
import * as chefPicker from '../culinary/ChefPicker.examples';
import * as culinaryPage from '../culinary/CulinaryPage.examples';
import * as menuCard from '../culinary/MenuCard.examples';
import * as venuePage from '../culinary/VenuePage.examples';
import * as bankCodePage from '../engine/BankCodePage.examples';
import * as confirmationPage from '../engine/ConfirmationPage.examples';
import * as detailsPage from '../engine/DetailsPage.examples';
import * as holdTimer from '../engine/HoldTimer.examples';
import * as managePage from '../engine/ManagePage.examples';
import * as paymentPage from '../engine/PaymentPage.examples';
import * as waitlistOfferPage from '../engine/WaitlistOfferPage.examples';
import * as priceChangePage from '../engine/PriceChangePage.examples';
import * as secondStepPage from '../engine/SecondStepPage.examples';
import * as submitOnce from '../engine/SubmitOnce.examples';
import * as waitlistPage from '../engine/WaitlistPage.examples';
import * as errorPage from '../errors/ErrorPage.examples';
import * as faqPage from '../faq/FaqPage.examples';
import * as favouriteButton from '../favourites/FavouriteButton.examples';
import * as extensionChoicePage from '../extensions/ExtensionChoicePage.examples';
import * as extensionPage from '../extensions/ExtensionPage.examples';
import * as extensionsPage from '../extensions/ExtensionsPage.examples';
import * as geoFields from '../geo/GeoFields.examples';
import * as favouritesPage from '../favourites/FavouritesPage.examples';
import * as inquiriesPage from '../inquiries/InquiriesPage.examples';
import * as myDataPage from '../privacy/MyDataPage.examples';
import * as reserveExperiencePage from '../excursions/ReserveExperiencePage.examples';
import * as tripCalendar from '../trips/TripCalendar.examples';
import * as tripExcursionBookings from '../trips/TripExcursionBookings.examples';
import * as favouriteStories from '../stories/FavouriteStories.examples';
import * as bespokePage from '../excursions/BespokePage.examples';
import * as experienceCard from '../excursions/ExperienceCard.examples';
import * as experienceFilter from '../excursions/ExperienceFilter.examples';
import * as experiencePage from '../excursions/ExperiencePage.examples';
import * as experiencesPage from '../excursions/ExperiencesPage.examples';
import * as handoffPage from '../handoff/HandoffPage.examples';
import * as homePage from '../home/HomePage.examples';
import * as confirmationModal from '../layout/ConfirmationModal.examples';
import * as reservationSteps from '../layout/ReservationSteps.examples';
import * as siteHeader from '../layout/SiteHeader.examples';
import * as leadFormPage from '../leads/LeadFormPage.examples';
import * as thankYouPage from '../leads/ThankYouPage.examples';
import * as meetingScheduler from '../meetings/MeetingScheduler.examples';
import * as meetingPage from '../meetings/MeetingPage.examples';
import * as newsItemPage from '../news/NewsItemPage.examples';
import * as newsPage from '../news/NewsPage.examples';
import * as notifications from '../notifications/Notifications.examples';
import * as onboardListPage from '../onboard/OnboardListPage.examples';
import * as onboardPage from '../onboard/OnboardPage.examples';
import * as preferencesPage from '../preferences/PreferencesPage.examples';
import * as survey from '../preferences/Survey.examples';
import * as surveyLauncher from '../preferences/SurveyLauncher.examples';
import * as surveyPage from '../preferences/SurveyPage.examples';
import * as guestSelector from '../reserve/GuestSelector.examples';
import * as notificationsPage from '../notification-settings/NotificationsPage.examples';
import * as picturePage from '../profile-picture/PicturePage.examples';
import * as helpCard from '../profile/HelpCard.examples';
import * as overviewPage from '../profile/OverviewPage.examples';
import * as profileNewsPage from '../profile/ProfileNewsPage.examples';
import * as suiteButton from '../reserve/SuiteButton.examples';
import * as suiteCard from '../reserve/SuiteCard.examples';
import * as suiteStepPage from '../reserve/SuiteStepPage.examples';
import * as voyageStepPage from '../reserve/VoyageStepPage.examples';
import * as sessionsPage from '../sign-in/SessionsPage.examples';
import * as signInForm from '../sign-in/SignInForm.examples';
import * as verifyCodeForm from '../sign-in/VerifyCodeForm.examples';
import * as storiesPage from '../stories/StoriesPage.examples';
import * as storyCard from '../stories/StoryCard.examples';
import * as storyPage from '../stories/StoryPage.examples';
import * as tripPage from '../trips/TripPage.examples';
import * as tripsPage from '../trips/TripsPage.examples';
import * as tripsSkeleton from '../trips/TripsSkeleton.examples';
import * as button from '../ui/Button.examples';
import * as checkbox from '../ui/Checkbox.examples';
import * as checkboxGroup from '../ui/CheckboxGroup.examples';
import * as dialog from '../ui/Dialog.examples';
import * as emailLink from '../ui/EmailLink.examples';
import * as field from '../ui/Field.examples';
import * as icon from '../ui/Icon.examples';
import * as notice from '../ui/Notice.examples';
import * as phoneLink from '../ui/PhoneLink.examples';
import * as progressBar from '../ui/ProgressBar.examples';
import * as radioGroup from '../ui/RadioGroup.examples';
import * as skeleton from '../ui/Skeleton.examples';
import * as tabs from '../ui/Tabs.examples';
import * as textArea from '../ui/TextArea.examples';
import * as deckPlan from '../vessel/DeckPlan.examples';
import * as floorPlan from '../vessel/FloorPlan.examples';
import * as suiteTile from '../vessel/SuiteCard.examples';
import * as dateSelector from '../voyages/DateSelector.examples';
import * as dayPage from '../voyages/DayPage.examples';
import * as voyageCard from '../voyages/VoyageCard.examples';
import * as voyagePage from '../voyages/VoyagePage.examples';
import * as voyageSelector from '../voyages/VoyageSelector.examples';
import * as voyagesPage from '../voyages/VoyagesPage.examples';

type Examples = Readonly<Record<string, ComponentType>>;

export const parts: Readonly<Record<string, Examples>> = {
  'ui/Button': button,
  'ui/Field': field,
  'ui/TextArea': textArea,
  'ui/RadioGroup': radioGroup,
  'ui/Checkbox': checkbox,
  'ui/CheckboxGroup': checkboxGroup,
  'ui/Notice': notice,
  'ui/Dialog': dialog,
  'ui/Tabs': tabs,
  'ui/ProgressBar': progressBar,
  'ui/Skeleton': skeleton,
  'ui/Icon': icon,
  'ui/EmailLink': emailLink,
  'ui/PhoneLink': phoneLink,
  'favourites/FavouriteButton': favouriteButton,
  'geo/GeoFields': geoFields,
  'consent/ConsentBar': consentBar,
  'layout/SiteHeader': siteHeader,
  'layout/ReservationSteps': reservationSteps,
  'layout/ConfirmationModal': confirmationModal,
  'notifications/Notifications': notifications,
  'voyages/VoyageCard': voyageCard,
  'vessel/SuiteCard': suiteTile,
  'vessel/DeckPlan': deckPlan,
  'vessel/FloorPlan': floorPlan,
  'stories/FavouriteStories': favouriteStories,
  'excursions/ExperienceCard': experienceCard,
  'excursions/ExperienceFilter': experienceFilter,
  'stories/StoryCard': storyCard,
  'voyages/DateSelector': dateSelector,
  'voyages/VoyageSelector': voyageSelector,
  'culinary/ChefPicker': chefPicker,
  'culinary/MenuCard': menuCard,
  'preferences/Survey': survey,
  'preferences/SurveyLauncher': surveyLauncher,
  'reserve/GuestSelector': guestSelector,
  'reserve/SuiteButton': suiteButton,
  'reserve/SuiteCard': suiteCard,
  'engine/HoldTimer': holdTimer,
  'engine/SubmitOnce': submitOnce,
  'sign-in/SignInForm': signInForm,
  'sign-in/VerifyCodeForm': verifyCodeForm,
  'trips/TripsSkeleton': tripsSkeleton,
  'trips/TripExcursionBookings': tripExcursionBookings,
  'trips/TripCalendar': tripCalendar,
  'meetings/MeetingScheduler': meetingScheduler,
  'profile/HelpCard': helpCard,
};

/** Whole pages, each shown alone by `?show=`, because ids and landmarks must be unique. */
export const pages: Readonly<Record<string, Examples>> = {
  'handoff/HandoffPage': handoffPage,
  'home/HomePage': homePage,
  'api-docs/ApiDocsPage': apiDocsPage,
  'api-docs/ApiFeaturePage': apiFeaturePage,
  'content/ContentPage': contentPage,
  'meetings/MeetingPage': meetingPage,
  'stories/StoriesPage': storiesPage,
  'stories/StoryPage': storyPage,
  'news/NewsPage': newsPage,
  'news/NewsItemPage': newsItemPage,
  'faq/FaqPage': faqPage,
  'voyages/VoyagesPage': voyagesPage,
  'excursions/ExperiencesPage': experiencesPage,
  'excursions/ExperiencePage': experiencePage,
  'excursions/ReserveExperiencePage': reserveExperiencePage,
  'excursions/BespokePage': bespokePage,
  'voyages/VoyagePage': voyagePage,
  'voyages/DayPage': dayPage,
  'culinary/CulinaryPage': culinaryPage,
  'culinary/VenuePage': venuePage,
  'culinary/ChefPage': chefPage,
  'onboard/OnboardListPage': onboardListPage,
  'onboard/OnboardPage': onboardPage,
  'extensions/ExtensionsPage': extensionsPage,
  'extensions/ExtensionPage': extensionPage,
  'extensions/ExtensionChoicePage': extensionChoicePage,
  'reserve/VoyageStepPage': voyageStepPage,
  'reserve/SuiteStepPage': suiteStepPage,
  'engine/DetailsPage': detailsPage,
  'engine/PaymentPage': paymentPage,
  'engine/WaitlistOfferPage': waitlistOfferPage,
  'engine/SecondStepPage': secondStepPage,
  'engine/WaitlistPage': waitlistPage,
  'engine/PriceChangePage': priceChangePage,
  'engine/ConfirmationPage': confirmationPage,
  'engine/ManagePage': managePage,
  'engine/BankCodePage': bankCodePage,
  'leads/LeadFormPage': leadFormPage,
  'leads/ThankYouPage': thankYouPage,
  'profile/OverviewPage': overviewPage,
  'profile/ProfileNewsPage': profileNewsPage,
  'trips/TripsPage': tripsPage,
  'trips/TripPage': tripPage,
  'favourites/FavouritesPage': favouritesPage,
  'inquiries/InquiriesPage': inquiriesPage,
  'privacy/MyDataPage': myDataPage,
  'profile-picture/PicturePage': picturePage,
  'notification-settings/NotificationsPage': notificationsPage,
  'preferences/PreferencesPage': preferencesPage,
  'preferences/SurveyPage': surveyPage,
  'account/AccountPage': accountPage,
  'account/AccountFormPage': accountFormPage,
  'account/ConfirmContactPage': confirmContactPage,
  'sign-in/SessionsPage': sessionsPage,
  'errors/ErrorPage': errorPage,
};
