// Written by `pnpm check:i18n --write` from the files in locales/fr; changes made here are lost.
import account from '../locales/fr/account.json' with { type: 'json' };
import accountDeleted from '../locales/fr/accountDeleted.json' with { type: 'json' };
import activate from '../locales/fr/activate.json' with { type: 'json' };
import adverts from '../locales/fr/adverts.json' with { type: 'json' };
import app from '../locales/fr/app.json' with { type: 'json' };
import cases from '../locales/fr/cases.json' with { type: 'json' };
import chat from '../locales/fr/chat.json' with { type: 'json' };
import commerce from '../locales/fr/commerce.json' with { type: 'json' };
import common from '../locales/fr/common.json' with { type: 'json' };
import complaints from '../locales/fr/complaints.json' with { type: 'json' };
import completeSignup from '../locales/fr/completeSignup.json' with { type: 'json' };
import consent from '../locales/fr/consent.json' with { type: 'json' };
import cookieConsent from '../locales/fr/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/fr/cookies.json' with { type: 'json' };
import error from '../locales/fr/error.json' with { type: 'json' };
import fields from '../locales/fr/fields.json' with { type: 'json' };
import home from '../locales/fr/home.json' with { type: 'json' };
import landers from '../locales/fr/landers.json' with { type: 'json' };
import legal from '../locales/fr/legal.json' with { type: 'json' };
import likes from '../locales/fr/likes.json' with { type: 'json' };
import login from '../locales/fr/login.json' with { type: 'json' };
import mailChange from '../locales/fr/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/fr/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/fr/myProfile.json' with { type: 'json' };
import notifications from '../locales/fr/notifications.json' with { type: 'json' };
import password from '../locales/fr/password.json' with { type: 'json' };
import photos from '../locales/fr/photos.json' with { type: 'json' };
import premium from '../locales/fr/premium.json' with { type: 'json' };
import profile from '../locales/fr/profile.json' with { type: 'json' };
import safety from '../locales/fr/safety.json' with { type: 'json' };
import search from '../locales/fr/search.json' with { type: 'json' };
import service from '../locales/fr/service.json' with { type: 'json' };
import shell from '../locales/fr/shell.json' with { type: 'json' };
import signUp from '../locales/fr/signUp.json' with { type: 'json' };
import signupMatches from '../locales/fr/signupMatches.json' with { type: 'json' };
import validation from '../locales/fr/validation.json' with { type: 'json' };
import wallet from '../locales/fr/wallet.json' with { type: 'json' };

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
