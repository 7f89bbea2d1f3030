import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { styled } from 'styled-components';

/** The smallest page that hydrates with the libraries that every page needs. */
const Title = styled.h1`
  color: rebeccapurple;
`;

hydrateRoot(document.body, createElement(Title, null, 'Hello'));
