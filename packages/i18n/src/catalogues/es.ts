// Written by `pnpm check:i18n --write` from the files in locales/es; changes made here are lost.
import account from '../locales/es/account.json' with { type: 'json' };
import accountDeleted from '../locales/es/accountDeleted.json' with { type: 'json' };
import activate from '../locales/es/activate.json' with { type: 'json' };
import adverts from '../locales/es/adverts.json' with { type: 'json' };
import app from '../locales/es/app.json' with { type: 'json' };
import cases from '../locales/es/cases.json' with { type: 'json' };
import chat from '../locales/es/chat.json' with { type: 'json' };
import commerce from '../locales/es/commerce.json' with { type: 'json' };
import common from '../locales/es/common.json' with { type: 'json' };
import complaints from '../locales/es/complaints.json' with { type: 'json' };
import completeSignup from '../locales/es/completeSignup.json' with { type: 'json' };
import consent from '../locales/es/consent.json' with { type: 'json' };
import cookieConsent from '../locales/es/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/es/cookies.json' with { type: 'json' };
import error from '../locales/es/error.json' with { type: 'json' };
import fields from '../locales/es/fields.json' with { type: 'json' };
import home from '../locales/es/home.json' with { type: 'json' };
import landers from '../locales/es/landers.json' with { type: 'json' };
import legal from '../locales/es/legal.json' with { type: 'json' };
import likes from '../locales/es/likes.json' with { type: 'json' };
import login from '../locales/es/login.json' with { type: 'json' };
import mailChange from '../locales/es/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/es/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/es/myProfile.json' with { type: 'json' };
import notifications from '../locales/es/notifications.json' with { type: 'json' };
import password from '../locales/es/password.json' with { type: 'json' };
import photos from '../locales/es/photos.json' with { type: 'json' };
import premium from '../locales/es/premium.json' with { type: 'json' };
import profile from '../locales/es/profile.json' with { type: 'json' };
import safety from '../locales/es/safety.json' with { type: 'json' };
import search from '../locales/es/search.json' with { type: 'json' };
import service from '../locales/es/service.json' with { type: 'json' };
import shell from '../locales/es/shell.json' with { type: 'json' };
import signUp from '../locales/es/signUp.json' with { type: 'json' };
import signupMatches from '../locales/es/signupMatches.json' with { type: 'json' };
import validation from '../locales/es/validation.json' with { type: 'json' };
import wallet from '../locales/es/wallet.json' with { type: 'json' };

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
