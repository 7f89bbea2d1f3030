// Written by `pnpm check:i18n --write` from the files in locales/en; changes made here are lost.
import account from '../locales/en/account.json' with { type: 'json' };
import accountDeleted from '../locales/en/accountDeleted.json' with { type: 'json' };
import activate from '../locales/en/activate.json' with { type: 'json' };
import adverts from '../locales/en/adverts.json' with { type: 'json' };
import app from '../locales/en/app.json' with { type: 'json' };
import cases from '../locales/en/cases.json' with { type: 'json' };
import chat from '../locales/en/chat.json' with { type: 'json' };
import commerce from '../locales/en/commerce.json' with { type: 'json' };
import common from '../locales/en/common.json' with { type: 'json' };
import complaints from '../locales/en/complaints.json' with { type: 'json' };
import completeSignup from '../locales/en/completeSignup.json' with { type: 'json' };
import consent from '../locales/en/consent.json' with { type: 'json' };
import cookieConsent from '../locales/en/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/en/cookies.json' with { type: 'json' };
import error from '../locales/en/error.json' with { type: 'json' };
import fields from '../locales/en/fields.json' with { type: 'json' };
import home from '../locales/en/home.json' with { type: 'json' };
import landers from '../locales/en/landers.json' with { type: 'json' };
import legal from '../locales/en/legal.json' with { type: 'json' };
import likes from '../locales/en/likes.json' with { type: 'json' };
import login from '../locales/en/login.json' with { type: 'json' };
import mailChange from '../locales/en/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/en/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/en/myProfile.json' with { type: 'json' };
import notifications from '../locales/en/notifications.json' with { type: 'json' };
import password from '../locales/en/password.json' with { type: 'json' };
import photos from '../locales/en/photos.json' with { type: 'json' };
import premium from '../locales/en/premium.json' with { type: 'json' };
import profile from '../locales/en/profile.json' with { type: 'json' };
import safety from '../locales/en/safety.json' with { type: 'json' };
import search from '../locales/en/search.json' with { type: 'json' };
import service from '../locales/en/service.json' with { type: 'json' };
import shell from '../locales/en/shell.json' with { type: 'json' };
import signUp from '../locales/en/signUp.json' with { type: 'json' };
import signupMatches from '../locales/en/signupMatches.json' with { type: 'json' };
import validation from '../locales/en/validation.json' with { type: 'json' };
import wallet from '../locales/en/wallet.json' with { type: 'json' };

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
