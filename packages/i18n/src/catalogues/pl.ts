// Written by `pnpm check:i18n --write` from the files in locales/pl; changes made here are lost.
import activate from '../locales/pl/activate.json' with { type: 'json' };
import chat from '../locales/pl/chat.json' with { type: 'json' };
import common from '../locales/pl/common.json' with { type: 'json' };
import error from '../locales/pl/error.json' with { type: 'json' };
import fields from '../locales/pl/fields.json' with { type: 'json' };
import home from '../locales/pl/home.json' with { type: 'json' };
import legal from '../locales/pl/legal.json' with { type: 'json' };
import likes from '../locales/pl/likes.json' with { type: 'json' };
import login from '../locales/pl/login.json' with { type: 'json' };
import myProfile from '../locales/pl/myProfile.json' with { type: 'json' };
import profile from '../locales/pl/profile.json' with { type: 'json' };
import search from '../locales/pl/search.json' with { type: 'json' };
import shell from '../locales/pl/shell.json' with { type: 'json' };
import signUp from '../locales/pl/signUp.json' with { type: 'json' };
import validation from '../locales/pl/validation.json' with { type: 'json' };

export const messages = {
  activate,
  chat,
  common,
  error,
  fields,
  home,
  legal,
  likes,
  login,
  myProfile,
  profile,
  search,
  shell,
  signUp,
  validation,
};
