import {
  chakra,
  createRecipeContext,
  type HtmlProp,
  type HTMLChakraProps,
  type RecipeDefinition,
  type RecipeProps,
  type RecipeSelection,
  type RecipeVariantRecord,
} from '@chakra-ui/react/styled-system';
import type { ComponentProps, ComponentRef, ComponentType, ElementType } from 'react';
import { Link } from 'wouter';
import type { recipes } from '../theme/recipes.js';

/** Attributes of an element, without those whose names are style props. */
export type Attributes<A> = Omit<A, HtmlProp>;

/** An element or component with a recipe of the theme, and style props. */
export function styled<E extends ElementType, R extends keyof typeof recipes>(element: E, recipe: R) {
  return createRecipeContext({ key: recipe }).withContext<ComponentRef<E>, HTMLChakraProps<E, RecipeProps<R>>>(element);
}

/** The same with a recipe that only this part has. */
export function styledBy<E extends ElementType, V extends RecipeVariantRecord>(
  element: E,
  recipe: RecipeDefinition<V>,
) {
  return createRecipeContext({ recipe }).withContext<ComponentRef<E>, HTMLChakraProps<E, RecipeSelection<V>>>(element);
}

type RouteLinkProps = Omit<ComponentProps<typeof chakra.a>, 'href'> & { href: string };

/** A link inside the application, with style props. */
export const RouteLink = chakra(Link) as ComponentType<RouteLinkProps>;

export { chakra };
