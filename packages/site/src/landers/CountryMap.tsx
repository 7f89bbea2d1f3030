import { loadMap, mappedCountry, type CountryMap as Drawing } from '@meetcute/places/maps';
import type { Settings } from '@meetcute/contract';
import { vars } from '@meetcute/theme';
import { use } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  container-type: inline-size;
  inline-size: 100%;
`;

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  max-block-size: 40rem;
  overflow: visible;

  path {
    fill: ${vars.accentSoft};
    stroke: ${vars.edge};
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  /* Each city leads to the one nearest to it. */
  path[data-part='ways'] {
    fill: none;
    stroke: ${vars.accentText};
    stroke-width: 2.5;
    stroke-dasharray: 1 9;
    stroke-linecap: round;
  }
  circle {
    fill: ${vars.accent};
    stroke: ${vars.surface};
    stroke-width: 3;
  }
  circle[data-part='halo'] {
    fill: ${vars.accent};
    stroke: none;
    opacity: 0.18;
  }
  text {
    fill: ${vars.text};
    stroke: ${vars.surface};
    stroke-width: 5;
    paint-order: stroke;
    font-family: ${vars.font.text};
    font-weight: ${vars.weight.strong};
  }
  /* Small maps have fewer names, which stay as large as other text. */
  @container (max-width: 29.99rem) {
    text {
      font-size: 30px;
    }
    g:nth-of-type(n + 5) text {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    circle[data-part='halo'] {
      animation: breathe 4s ${vars.motion.ease} infinite;
      transform-box: fill-box;
      transform-origin: center;
    }
    g:nth-of-type(2n) circle[data-part='halo'] {
      animation-delay: -2s;
    }
    @keyframes breathe {
      50% {
        scale: 0.6;
      }
    }
  }
`;

const maps = new Map<string, Promise<Drawing>>();

/** Country of the map: where the visitor seems to be, else where the site is at home; null for one without a map. */
export const mapCountry = ({ geoip_selected_country, geoip_country, country, countries }: Settings) =>
  mappedCountry([geoip_selected_country, geoip_country, country, ...countries]);

/** Loads the map of a site once. */
export function prepareMap(settings: Settings): Promise<Drawing | null> {
  const country = mapCountry(settings);
  if (country === null) return Promise.resolve(null);
  // Browsers of 2025 have no `getOrInsertComputed`.
  const map = maps.get(country) ?? loadMap(country);
  maps.set(country, map);
  return map;
}

type City = Drawing['cities'][number];

/** Returns a path from each city to the one nearest to it, as a light arc. Two that are nearest to each other have one. */
function drawWays(cities: readonly City[]): string {
  const far = (a: City, b: City) => Math.hypot(a.x - b.x, a.y - b.y);
  const nearest = (start: City) =>
    cities.filter((city) => city !== start).toSorted((a, b) => far(start, a) - far(start, b))[0];
  return cities
    .map((start, index) => {
      const end = nearest(start);
      if (!end || (nearest(end) === start && cities.indexOf(end) < index)) return '';
      const [dx, dy] = [end.x - start.x, end.y - start.y];
      return `M${start.x} ${start.y}q${(dx / 2 - dy / 8).toFixed(1)} ${(dy / 2 + dx / 8).toFixed(1)} ${dx} ${dy}`;
    })
    .join('');
}

/** Props of `CountryMap`. */
export interface CountryMapProps {
  /** The map, from `prepareMap`. */
  map: Drawing;
  /** Description of the map, as text. */
  label: string;
}

/** Map of a country with its large cities, and the way from each to the nearest one. */
export function CountryMap({ map, label }: CountryMapProps) {
  const { width, height, path, cities } = map;
  // Text of one size on the screen, whatever the height of the country.
  const size = Math.max(17, Math.min(26, height / 26));
  return (
    <Frame>
      <Svg data-part="map" viewBox={`-10 -10 ${width + 20} ${height + 20}`} role="img" aria-label={label}>
        <path d={path} />
        <path data-part="ways" d={drawWays(cities)} />
        {cities.map(({ name, x, y }) => {
          const isRight = x > width * 0.66;
          return (
            <g key={name} transform={`translate(${x} ${y})`}>
              <circle data-part="halo" r={size * 1.1} />
              <circle r={size * 0.36} />
              <text
                x={isRight ? -size * 0.8 : size * 0.8}
                y={size * 0.35}
                textAnchor={isRight ? 'end' : 'start'}
                fontSize={size}
              >
                {name}
              </text>
            </g>
          );
        })}
      </Svg>
    </Frame>
  );
}

const none = Promise.resolve(null);

/** Returns the map of the site; null for a country without one. Suspends while it loads. */
export const useMap = (settings: Settings): Drawing | null =>
  use(mapCountry(settings) === null ? none : prepareMap(settings));
