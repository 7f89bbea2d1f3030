// Written by `pnpm check:i18n --write` from the files in locales/pl; changes made here are lost.
import account from '../locales/pl/account.json' with { type: 'json' };
import accountDeleted from '../locales/pl/accountDeleted.json' with { type: 'json' };
import activate from '../locales/pl/activate.json' with { type: 'json' };
import adverts from '../locales/pl/adverts.json' with { type: 'json' };
import app from '../locales/pl/app.json' with { type: 'json' };
import cases from '../locales/pl/cases.json' with { type: 'json' };
import chat from '../locales/pl/chat.json' with { type: 'json' };
import commerce from '../locales/pl/commerce.json' with { type: 'json' };
import common from '../locales/pl/common.json' with { type: 'json' };
import complaints from '../locales/pl/complaints.json' with { type: 'json' };
import completeSignup from '../locales/pl/completeSignup.json' with { type: 'json' };
import consent from '../locales/pl/consent.json' with { type: 'json' };
import cookieConsent from '../locales/pl/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/pl/cookies.json' with { type: 'json' };
import error from '../locales/pl/error.json' with { type: 'json' };
import fields from '../locales/pl/fields.json' with { type: 'json' };
import home from '../locales/pl/home.json' with { type: 'json' };
import landers from '../locales/pl/landers.json' with { type: 'json' };
import legal from '../locales/pl/legal.json' with { type: 'json' };
import likes from '../locales/pl/likes.json' with { type: 'json' };
import login from '../locales/pl/login.json' with { type: 'json' };
import mailChange from '../locales/pl/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/pl/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/pl/myProfile.json' with { type: 'json' };
import notifications from '../locales/pl/notifications.json' with { type: 'json' };
import password from '../locales/pl/password.json' with { type: 'json' };
import photos from '../locales/pl/photos.json' with { type: 'json' };
import premium from '../locales/pl/premium.json' with { type: 'json' };
import profile from '../locales/pl/profile.json' with { type: 'json' };
import safety from '../locales/pl/safety.json' with { type: 'json' };
import search from '../locales/pl/search.json' with { type: 'json' };
import service from '../locales/pl/service.json' with { type: 'json' };
import shell from '../locales/pl/shell.json' with { type: 'json' };
import signUp from '../locales/pl/signUp.json' with { type: 'json' };
import signupMatches from '../locales/pl/signupMatches.json' with { type: 'json' };
import validation from '../locales/pl/validation.json' with { type: 'json' };
import wallet from '../locales/pl/wallet.json' with { type: 'json' };

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
