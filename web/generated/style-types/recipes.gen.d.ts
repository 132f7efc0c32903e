import type { RecipeDefinition, SlotRecipeDefinition, SystemRecipeFn, SystemSlotRecipeFn } from "../recipe.types"
import type { ConditionalValue } from "../css.types"

export interface ButtonVariant {
  /** @default "primary" */
  variant?: "primary" | "accent" | "outline" | "quiet" | "ghost" | "danger" | undefined
  /** @default "md" */
  size?: "sm" | "md" | "lg" | undefined
  block?: boolean | undefined
}

export type ButtonVariantProps = {
  [K in keyof ButtonVariant]?: ConditionalValue<ButtonVariant[K]> | undefined
}

export type ButtonVariantMap = {
  [K in keyof ButtonVariant]: Array<ButtonVariant[K]>
}

export interface IconButtonVariant {}

export type IconButtonVariantProps = {
  [K in keyof IconButtonVariant]?: ConditionalValue<IconButtonVariant[K]> | undefined
}

export type IconButtonVariantMap = {
  [K in keyof IconButtonVariant]: Array<IconButtonVariant[K]>
}

export interface CardVariant {
  /** @default "raised" */
  tone?: "raised" | "flat" | "tint" | "warm" | undefined
  /** @default "md" */
  padding?: "none" | "md" | "lg" | undefined
}

export type CardVariantProps = {
  [K in keyof CardVariant]?: ConditionalValue<CardVariant[K]> | undefined
}

export type CardVariantMap = {
  [K in keyof CardVariant]: Array<CardVariant[K]>
}

export interface BadgeVariant {
  /** @default "neutral" */
  tone?: "neutral" | "success" | "warning" | "danger" | "info" | "accent" | undefined
}

export type BadgeVariantProps = {
  [K in keyof BadgeVariant]?: ConditionalValue<BadgeVariant[K]> | undefined
}

export type BadgeVariantMap = {
  [K in keyof BadgeVariant]: Array<BadgeVariant[K]>
}

export interface AvatarVariant {
  /** @default "md" */
  size?: "xs" | "sm" | "md" | "lg" | "xl" | undefined
  ground?: "sage" | "clay" | "honey" | undefined
}

export type AvatarVariantProps = {
  [K in keyof AvatarVariant]?: ConditionalValue<AvatarVariant[K]> | undefined
}

export type AvatarVariantMap = {
  [K in keyof AvatarVariant]: Array<AvatarVariant[K]>
}

export interface SkeletonVariant {
  /** @default "text" */
  shape?: "text" | "card" | "circle" | undefined
}

export type SkeletonVariantProps = {
  [K in keyof SkeletonVariant]?: ConditionalValue<SkeletonVariant[K]> | undefined
}

export type SkeletonVariantMap = {
  [K in keyof SkeletonVariant]: Array<SkeletonVariant[K]>
}

export interface SpinnerVariant {}

export type SpinnerVariantProps = {
  [K in keyof SpinnerVariant]?: ConditionalValue<SpinnerVariant[K]> | undefined
}

export type SpinnerVariantMap = {
  [K in keyof SpinnerVariant]: Array<SpinnerVariant[K]>
}

export interface FieldVariant {}

export type FieldVariantProps = {
  [K in keyof FieldVariant]?: ConditionalValue<FieldVariant[K]> | undefined
}

export type FieldVariantMap = {
  [K in keyof FieldVariant]: Array<FieldVariant[K]>
}

export interface ControlVariant {
  kind?: "line" | "lines" | "choice" | "country" | undefined
  withEnd?: boolean | undefined
}

export type ControlVariantProps = {
  [K in keyof ControlVariant]?: ConditionalValue<ControlVariant[K]> | undefined
}

export type ControlVariantMap = {
  [K in keyof ControlVariant]: Array<ControlVariant[K]>
}

export interface RatingVariant {}

export type RatingVariantProps = {
  [K in keyof RatingVariant]?: ConditionalValue<RatingVariant[K]> | undefined
}

export type RatingVariantMap = {
  [K in keyof RatingVariant]: Array<RatingVariant[K]>
}

export interface ConfigRecipes {
  button: SystemRecipeFn<ButtonVariantProps, ButtonVariantMap>
  iconButton: SystemRecipeFn<IconButtonVariantProps, IconButtonVariantMap>
  card: SystemRecipeFn<CardVariantProps, CardVariantMap>
  badge: SystemRecipeFn<BadgeVariantProps, BadgeVariantMap>
  avatar: SystemRecipeFn<AvatarVariantProps, AvatarVariantMap>
  skeleton: SystemRecipeFn<SkeletonVariantProps, SkeletonVariantMap>
  spinner: SystemRecipeFn<SpinnerVariantProps, SpinnerVariantMap>
  field: SystemRecipeFn<FieldVariantProps, FieldVariantMap>
  control: SystemRecipeFn<ControlVariantProps, ControlVariantMap>
  rating: SystemRecipeFn<RatingVariantProps, RatingVariantMap>
}

export interface ConfigSlotRecipes {
}

export interface ConfigRecipeSlots {
  [key: string]: string
}

export type SlotRecipeRecord<T, K> = T extends keyof ConfigRecipeSlots ? Record<ConfigRecipeSlots[T], K> : Record<string, K>

export type SlotRecipeProps<T> = T extends keyof ConfigSlotRecipes
  ? ConfigSlotRecipes[T]["__type"] & { recipe?: SlotRecipeDefinition | undefined }
  : { recipe?: SlotRecipeDefinition | undefined }

export type RecipeProps<T> = T extends keyof ConfigRecipes
  ? ConfigRecipes[T]["__type"] & { recipe?: RecipeDefinition | undefined }
  : { recipe?: RecipeDefinition | undefined }
