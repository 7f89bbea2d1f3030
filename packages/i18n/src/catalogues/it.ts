// Written by `pnpm check:i18n --write` from the files in locales/it; changes made here are lost.
import account from '../locales/it/account.json' with { type: 'json' };
import accountDeleted from '../locales/it/accountDeleted.json' with { type: 'json' };
import activate from '../locales/it/activate.json' with { type: 'json' };
import adverts from '../locales/it/adverts.json' with { type: 'json' };
import app from '../locales/it/app.json' with { type: 'json' };
import cases from '../locales/it/cases.json' with { type: 'json' };
import chat from '../locales/it/chat.json' with { type: 'json' };
import commerce from '../locales/it/commerce.json' with { type: 'json' };
import common from '../locales/it/common.json' with { type: 'json' };
import complaints from '../locales/it/complaints.json' with { type: 'json' };
import completeSignup from '../locales/it/completeSignup.json' with { type: 'json' };
import consent from '../locales/it/consent.json' with { type: 'json' };
import cookieConsent from '../locales/it/cookieConsent.json' with { type: 'json' };
import cookies from '../locales/it/cookies.json' with { type: 'json' };
import error from '../locales/it/error.json' with { type: 'json' };
import fields from '../locales/it/fields.json' with { type: 'json' };
import home from '../locales/it/home.json' with { type: 'json' };
import landers from '../locales/it/landers.json' with { type: 'json' };
import legal from '../locales/it/legal.json' with { type: 'json' };
import likes from '../locales/it/likes.json' with { type: 'json' };
import login from '../locales/it/login.json' with { type: 'json' };
import mailChange from '../locales/it/mailChange.json' with { type: 'json' };
import matchFinder from '../locales/it/matchFinder.json' with { type: 'json' };
import myProfile from '../locales/it/myProfile.json' with { type: 'json' };
import notifications from '../locales/it/notifications.json' with { type: 'json' };
import password from '../locales/it/password.json' with { type: 'json' };
import photos from '../locales/it/photos.json' with { type: 'json' };
import premium from '../locales/it/premium.json' with { type: 'json' };
import profile from '../locales/it/profile.json' with { type: 'json' };
import safety from '../locales/it/safety.json' with { type: 'json' };
import search from '../locales/it/search.json' with { type: 'json' };
import service from '../locales/it/service.json' with { type: 'json' };
import shell from '../locales/it/shell.json' with { type: 'json' };
import signUp from '../locales/it/signUp.json' with { type: 'json' };
import signupMatches from '../locales/it/signupMatches.json' with { type: 'json' };
import validation from '../locales/it/validation.json' with { type: 'json' };
import wallet from '../locales/it/wallet.json' with { type: 'json' };

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
