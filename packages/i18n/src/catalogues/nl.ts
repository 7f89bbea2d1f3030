// Written by `pnpm check:i18n --write` from the files in locales/nl; changes made here are lost.
import account from '../locales/nl/account.json' with { type: 'json' };
import accountDeleted from '../locales/nl/accountDeleted.json' with { type: 'json' };
import activate from '../locales/nl/activate.json' with { type: 'json' };
import adverts from '../locales/nl/adverts.json' with { type: 'json' };
import app from '../locales/nl/app.json' with { type: 'json' };
import cases from '../locales/nl/cases.json' with { type: 'json' };
import chat from '../locales/nl/chat.json' with { type: 'json' };
import commerce from '../locales/nl/commerce.json' with { type: 'json' };
import common from '../locales/nl/common.json' with { type: 'json' };
import complaints from '../locales/nl/complaints.json' with { type: 'json' };
import completeSignup from '../locales/nl/completeSignup.json' with { type: 'json' };
import consent from '../locales/nl/consent.json' with { type: 'json' };
import cookieConsent from '../locales/nl/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/nl/cookies.json' with { type: 'json' };
import error from '../locales/nl/error.json' with { type: 'json' };
import fields from '../locales/nl/fields.json' with { type: 'json' };
import home from '../locales/nl/home.json' with { type: 'json' };
import landers from '../locales/nl/landers.json' with { type: 'json' };
import legal from '../locales/nl/legal.json' with { type: 'json' };
import likes from '../locales/nl/likes.json' with { type: 'json' };
import login from '../locales/nl/login.json' with { type: 'json' };
import mailChange from '../locales/nl/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/nl/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/nl/myProfile.json' with { type: 'json' };
import notifications from '../locales/nl/notifications.json' with { type: 'json' };
import password from '../locales/nl/password.json' with { type: 'json' };
import photos from '../locales/nl/photos.json' with { type: 'json' };
import premium from '../locales/nl/premium.json' with { type: 'json' };
import profile from '../locales/nl/profile.json' with { type: 'json' };
import safety from '../locales/nl/safety.json' with { type: 'json' };
import search from '../locales/nl/search.json' with { type: 'json' };
import service from '../locales/nl/service.json' with { type: 'json' };
import shell from '../locales/nl/shell.json' with { type: 'json' };
import signUp from '../locales/nl/signUp.json' with { type: 'json' };
import signupMatches from '../locales/nl/signupMatches.json' with { type: 'json' };
import validation from '../locales/nl/validation.json' with { type: 'json' };
import wallet from '../locales/nl/wallet.json' with { type: 'json' };

export const messages = {
  account,
  accountDeleted,
  activate,
  adverts,
  app,
  cases,
  chat,
  commerce,
  common,
  complaints,
  completeSignup,
  consent,
  cookieConsent,
  cookies,
  error,
  fields,
  home,
  landers,
  legal,
  likes,
  login,
  mailChange,
  matchFinder,
  myProfile,
  notifications,
  password,
  photos,
  premium,
  profile,
  safety,
  search,
  service,
  shell,
  signUp,
  signupMatches,
  validation,
  wallet,
};
