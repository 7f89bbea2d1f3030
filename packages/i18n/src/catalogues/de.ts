// Written by `pnpm check:i18n --write` from the files in locales/de; changes made here are lost.
import account from '../locales/de/account.json' with { type: 'json' };
import accountDeleted from '../locales/de/accountDeleted.json' with { type: 'json' };
import activate from '../locales/de/activate.json' with { type: 'json' };
import adverts from '../locales/de/adverts.json' with { type: 'json' };
import app from '../locales/de/app.json' with { type: 'json' };
import cases from '../locales/de/cases.json' with { type: 'json' };
import chat from '../locales/de/chat.json' with { type: 'json' };
import commerce from '../locales/de/commerce.json' with { type: 'json' };
import common from '../locales/de/common.json' with { type: 'json' };
import complaints from '../locales/de/complaints.json' with { type: 'json' };
import completeSignup from '../locales/de/completeSignup.json' with { type: 'json' };
import consent from '../locales/de/consent.json' with { type: 'json' };
import cookieConsent from '../locales/de/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/de/cookies.json' with { type: 'json' };
import error from '../locales/de/error.json' with { type: 'json' };
import fields from '../locales/de/fields.json' with { type: 'json' };
import home from '../locales/de/home.json' with { type: 'json' };
import landers from '../locales/de/landers.json' with { type: 'json' };
import legal from '../locales/de/legal.json' with { type: 'json' };
import likes from '../locales/de/likes.json' with { type: 'json' };
import login from '../locales/de/login.json' with { type: 'json' };
import mailChange from '../locales/de/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/de/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/de/myProfile.json' with { type: 'json' };
import notifications from '../locales/de/notifications.json' with { type: 'json' };
import password from '../locales/de/password.json' with { type: 'json' };
import photos from '../locales/de/photos.json' with { type: 'json' };
import premium from '../locales/de/premium.json' with { type: 'json' };
import profile from '../locales/de/profile.json' with { type: 'json' };
import safety from '../locales/de/safety.json' with { type: 'json' };
import search from '../locales/de/search.json' with { type: 'json' };
import service from '../locales/de/service.json' with { type: 'json' };
import shell from '../locales/de/shell.json' with { type: 'json' };
import signUp from '../locales/de/signUp.json' with { type: 'json' };
import signupMatches from '../locales/de/signupMatches.json' with { type: 'json' };
import validation from '../locales/de/validation.json' with { type: 'json' };
import wallet from '../locales/de/wallet.json' with { type: 'json' };

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
